#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
packaging/test.sh [options] [-- options of CTest]

Installs what is missing, builds everything and runs every test, without a display of its own. Without an option, what
the gate asks for: source format, release build with warnings as errors, QML lint without a warning, the engine with the
address and undefined-behaviour sanitizers (every scenario and the fuzzers' corpora), and all tests in release.
The last lines are CTest's own.

  --fast         no sanitizers
  --asan         only the engine's tests, all of them, with the address and undefined-behaviour sanitizers
  --tsan         only the engine's tests with the thread sanitizer
  --tidy         only clang-tidy, on the engine
  --bench        only the benchmarks, ending with one table
  --fuzz         only the fuzzers, with sanitizers; MESAVIVA_FUZZ_SECONDS=300 is how long each of them runs
  --packages     only the package in build/packages: installed, run and removed in bare systems (packages_test.sh)
  --yes          install what is missing without asking
  --no-install   install nothing: the tools and libraries are there
  --help         this text

Options after "--" go to the run of the tests in release, which are all of them then: packaging/test.sh --fast -- -R poker
TEXT
}

gates="format release lint asan tests"
sanitized_tests=OFF # the engine's own tests run once, in release
while [ $# -gt 0 ]; do
    case $1 in
        --fast) gates="format release lint tests" ;;
        --asan)
            gates="asan"
            sanitized_tests=ON
            ;;
        --tsan) gates="tsan" ;;
        --tidy) gates="tidy" ;;
        --bench) gates="bench" ;;
        --fuzz) gates="fuzz" ;;
        --packages) exec "$root/packaging/packages_test.sh" ;;
        --yes) assume_yes=1 ;;
        --no-install) no_install=1 ;;
        --help | -h)
            usage
            exit 0
            ;;
        --)
            shift
            break
            ;;
        *) fail "unknown option $1; see packaging/test.sh --help" ;;
    esac
    shift
done
ctest_options=("$@")

scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-test.XXXXXX")
display_server=
wrapper=()
finish() {
    if [ -n "$display_server" ]; then
        kill "$display_server" 2>/dev/null || true
        wait "$display_server" 2>/dev/null || true
    fi
    rm -rf "$scratch"
}
trap finish EXIT
trap 'exit 130' INT TERM

# A display that nobody sees, on a number that nobody uses. Xvfb tells the number through the pipe once it is ready. It
# does not begin anew when the last window closes: a program that came in that moment would not find it.
start_display() {
    if [ -n "$display_server" ] || ! have Xvfb; then return 0; fi
    local number
    mkfifo "$scratch/number"
    Xvfb -displayfd 6 -screen 0 3840x2160x24 -nolisten tcp -noreset +extension GLX 6>"$scratch/number" 2>"$scratch/xvfb.log" &
    display_server=$!
    if ! read -r -t 60 number <"$scratch/number"; then
        cat "$scratch/xvfb.log" >&2
        fail "Xvfb did not start"
    fi
    export DISPLAY=:$number
    unset WAYLAND_DISPLAY XAUTHORITY
}

# The same surroundings for the tests on every machine: nobody's settings are read or written, no desktop's Qt
# variables reach them, and Qt has no reason to complain on standard error, which some tests forbid.
clean_surroundings() {
    local name
    for name in $(compgen -e | grep -E '^(QT_|QSG_|QML_)' || true); do unset "$name"; done
    for name in config data cache state runtime; do mkdir -p "$scratch/$name"; done
    chmod 700 "$scratch"/*/
    export XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data XDG_CACHE_HOME=$scratch/cache
    export XDG_STATE_HOME=$scratch/state XDG_RUNTIME_DIR=$scratch/runtime
    export LC_ALL=C.UTF-8
    unset LANGUAGE
    # Nobody listens there, and no sound server is started: those that are listened to are the tests' own.
    export PULSE_SERVER=unix:$scratch/unheard
    export UBSAN_OPTIONS=print_stacktrace=1
}

# Runs a command in these surroundings, with a message bus of its own, which the accessibility tests need.
apart() (
    clean_surroundings
    if have dbus-run-session; then
        # The bus daemon's own talk goes to a file, the command's stays here.
        wrapper+=(dbus-run-session -- "$BASH" -c 'exec "$@" 2>&7 7>&-' "$BASH")
        exec "${wrapper[@]}" "$@" 7>&2 2>"$scratch/bus.log"
    fi
    exec ${wrapper[@]+"${wrapper[@]}"} "$@"
)

# run_ctest DIR HOW_MANY [OPTIONS]: as many tests at a time
run_ctest() {
    apart ctest --test-dir "$root/build/$1" --output-on-failure --no-tests=error --no-label-summary --timeout 300 \
        --parallel "$2" "${@:3}"
}

sources() { find "$root"/app "$root"/engine "$root"/qml "$root"/tests -type f "$@" -print0 2>/dev/null; }

gate_format() {
    local tool='' name without
    for name in clang-format-14 clang-format; do
        if have "$name" && "$name" --version | grep -q 'version 14\.'; then
            tool=$name
            break
        fi
    done
    without=$(sources \( -name '*.cpp' -o -name '*.h' -o -name '*.qml' -o -name CMakeLists.txt \) |
        xargs -0 grep -L 'SPDX-License-Identifier: GPL-3.0-or-later' || true)
    if [ -n "$without" ]; then
        printf 'no licence lines:\n%s\n' "$without" >&2
        return 1
    fi
    # Every file says whose it is and under which licence, by itself or in .reuse/dep5.
    if have reuse && ! reuse --root "$root" lint >"$scratch/licences" 2>&1; then
        cat "$scratch/licences" >&2
        return 1
    fi
    if [ -z "$tool" ]; then
        skipped="source format (clang-format 14 is not to be had here, and other versions format differently)"
        [ -z "${CI:-}" ]
        return
    fi
    sources \( -name '*.cpp' -o -name '*.h' \) |
        xargs -0 -r -n 20 -P "$(processors)" "$tool" --dry-run -Werror
}

gate_release() {
    configure release release -D MESAVIVA_STRICT=ON && build release
}

# What exit status qmllint gives to a warning has changed from version to version: its words count, too.
gate_lint() {
    if build release --target all_qmllint -- -k 0 >"$scratch/lint" 2>&1 &&
        ! grep -qE '^(Warning|Error):' "$scratch/lint"; then
        return 0
    fi
    grep -vE '^(FAILED:|cd |\[[0-9]+/)' "$scratch/lint" >&2
    return 1
}

# Those in a window mostly wait for a table's own time.
gate_tests() {
    start_display
    run_ctest release "$((2 * $(processors) + 1))" ${ctest_options[@]+"${ctest_options[@]}"}
}

# With -Og and short debug information the compiler needs less than half the time for instrumented code.
instrumented=(-D "CMAKE_CXX_FLAGS_RELWITHDEBINFO=-Og -g1")

gate_asan() {
    configure asan-engine asan -D MESAVIVA_APP=OFF -D MESAVIVA_ENGINE_TESTS=$sanitized_tests "${instrumented[@]}" &&
        build asan-engine && run_ctest asan-engine "$(($(processors) + 1))"
}

# Qt itself is not instrumented: what the watchdog of its tests does as it ends looks like races. One test forks a
# program in which threads begin.
gate_tsan() {
    configure tsan tsan "${instrumented[@]}" && build tsan || return 1
    printf 'race:QWaitCondition\nrace:QTest::qRun\n' >"$scratch/known_races"
    export TSAN_OPTIONS=die_after_fork=0:suppressions=$scratch/known_races
    # The runtime of GCC 12 stops where the kernel spreads addresses wider than it knows.
    if have setarch; then wrapper=(setarch "$(uname -m)" --addr-no-randomize); fi
    run_ctest tsan "$(($(processors) + 1))"
}

gate_tidy() {
    local tool=clang-tidy
    if have clang-tidy-14; then tool=clang-tidy-14; fi
    configure tidy debug -D MESAVIVA_APP=OFF -D BUILD_TESTING=OFF || return 1
    find "$root/engine" -name '*.cpp' -print0 |
        xargs -0 -n 1 -P "$(processors)" "$tool" -p "$root/build/tidy" --quiet --warnings-as-errors='*'
}

gate_bench() {
    local program name figures=$scratch/figures results=()
    configure bench release -D MESAVIVA_BENCH=ON && build bench --target benchmarks || return 1
    start_display
    mkdir -p "$figures"
    while IFS= read -r program; do
        name=${program##*/bench_}
        say "bench_$name"
        # Google Benchmark writes its figures to a file of its own, the window's benchmarks print them.
        BENCHMARK_OUT=$figures/$name.json BENCHMARK_OUT_FORMAT=json apart "$program" |
            tee "$figures/$name.printed" || return 1
        [ -s "$figures/$name.json" ] || mv "$figures/$name.printed" "$figures/$name.json"
        results+=("$name=$figures/$name.json")
    done < <(find "$root/build/bench" -type f -name 'bench_*' -perm -u+x | sort)
    say "All in one table; as JSON: build/bench/benchmarks.json"
    "$root/build/bench/tests/bench/benchmarks_table" "$root/build/bench/benchmarks.json" "${results[@]}"
}

# What is found lies in build/fuzz/found, what was learnt on the way in build/fuzz/corpus.
gate_fuzz() {
    local corpus target folder=$root/build/fuzz words
    have clang++ || fail "the fuzzers need clang"
    CXX=clang++ configure fuzz release -D MESAVIVA_APP=OFF -D MESAVIVA_FUZZ=ON -D MESAVIVA_STRICT=OFF \
        -D MESAVIVA_SANITIZE=address,undefined -D CMAKE_BUILD_TYPE=RelWithDebInfo \
        -D "CMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g1" && build fuzz --target fuzzers || return 1
    for corpus in "$root"/tests/fuzz/corpus/*; do
        target=${corpus##*/}
        say "fuzz_$target"
        mkdir -p "$folder/found/$target" "$folder/corpus/$target"
        words=("$folder/corpus/$target" "$corpus")
        # What is shipped is where a reader begins.
        case $target in
            scenario) words+=(-dict="$root/tests/fuzz/scenario.dict" "$root/tests/scenarios") ;;
            lesson) words+=(-dict="$root/tests/fuzz/scenario.dict" "$root/assets/lessons") ;;
            study | table) words+=(-dict="$root/tests/fuzz/scenario.dict") ;;
        esac
        apart "$folder/tests/fuzz/fuzz_$target" -max_total_time="${MESAVIVA_FUZZ_SECONDS:-300}" -max_len=8192 \
            -timeout=60 -print_final_stats=1 -artifact_prefix="$folder/found/$target/" "${words[@]}" || return 1
    done
}

title() {
    case $1 in
        format) echo "Source format" ;;
        release) echo "Release build" ;;
        lint) echo "QML lint" ;;
        asan) echo "Engine with the address and undefined-behaviour sanitizers" ;;
        tsan) echo "Engine with the thread sanitizer" ;;
        tidy) echo "clang-tidy on the engine" ;;
        bench) echo "Benchmarks" ;;
        fuzz) echo "Fuzzers with the address and undefined-behaviour sanitizers" ;;
        tests) echo "Tests in release" ;;
    esac
}

case $gates in
    tidy) ensure_packages build tidy ;;
    bench) ensure_packages build test bench ;;
    fuzz) ensure_packages build test fuzz ;;
    *) ensure_packages build test ;;
esac

failed=
skipped=
for gate in $gates; do
    say "$(title "$gate")"
    begun=$SECONDS
    if "gate_$gate"; then
        # CTest has the last word.
        [ "$gate" = tests ] || say "$(title "$gate"): passed in $((SECONDS - begun)) s"
    else
        failed="$failed${failed:+, }$(title "$gate")"
        say "$(title "$gate"): FAILED after $((SECONDS - begun)) s"
        if [ "$gate" = release ]; then break; fi
    fi
done
if [ -n "$skipped" ]; then say "Not checked: $skipped"; fi
if [ -n "$failed" ]; then fail "not passed: $failed"; fi
