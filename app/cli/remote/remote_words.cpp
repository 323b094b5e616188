// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/remote_words.h"

#include <cstdlib>
#include <ostream>

namespace mesaviva::app {

std::optional<remote::Broker> readBroker(const std::string& url, std::ostream& err) {
    std::optional<remote::Broker> broker = remote::brokerFrom(url);
    if (!broker) { // it is not repeated: there may be a password in it
        err << "--broker: not a URL such as mqtts://user:password@broker.example:8883\n";
        return broker;
    }
    if (const char* password = std::getenv("MESAVIVA_BROKER_PASSWORD");
        password && broker->password.empty()) {
        broker->password = password;
    }
    const std::string& host = broker->address.host;
    if (!broker->tls && host != "localhost" && host != "::1" && !host.starts_with("127.")) {
        err << "nothing hides what goes to this broker: use mqtts:// where others share the network\n";
    }
    return broker;
}

} // namespace mesaviva::app
