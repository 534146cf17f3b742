"""The server's numbers in the form that Prometheus reads (names: ux.md section 5).

The families are made anew at each scrape from plain counters (`meter.py`): nothing is locked or
looked up while a game runs, and two servers in one process share nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from slapjack.server.meter import Histogram, Meter
from slapjack.server.version import VERSION

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def exposition(meter: Meter, *, tables: int) -> bytes:
    """Write all numbers.

    Args:
        meter: What was counted.
        tables: Tables there are now.
    """
    registry = CollectorRegistry()
    registry.register(_Families(meter, tables))
    return generate_latest(registry)


class _Families(Collector):
    def __init__(self, meter: Meter, tables: int) -> None:
        self._meter = meter
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        """Make the families."""
        meter = self._meter
        yield GaugeMetricFamily("slapjack_tables_active", "Tables in memory.", self._tables)
        yield _gauges("slapjack_clients_connected", "Connections that said hello.", meter.clients)
        yield _pairs("slapjack_games_finished", "Games.", ("preset", "reason"), meter.games.items())
        yield _counts("slapjack_slaps", "Judged hands.", "result", meter.slaps)
        yield _spans("slapjack_slap_reaction_seconds", "Reactions in races.", meter.reaction)
        yield _spans(
            "slapjack_claim_resolution_seconds",
            "From the first hand of a race to its verdict.",
            meter.resolution,
        )
        yield _spans("slapjack_client_rtt_seconds", "Round trips of sockets' pings.", meter.rtt)
        yield _counts("slapjack_reconnects", "Clients back.", "outcome", meter.reconnects)
        yield _pairs(
            "slapjack_ws_messages", "Messages.", ("direction", "type"), meter.messages.items()
        )
        yield _counts("slapjack_errors", "Refusals and failures.", "code", meter.errors)
        build = GaugeMetricFamily("slapjack_build_info", "The program.", labels=["version"])
        build.add_metric([VERSION], 1)
        yield build


def _gauges(name: str, text: str, counted: Counter[str]) -> Metric:
    family = GaugeMetricFamily(name, text, labels=["role"])
    for role, count in sorted(counted.items()):
        family.add_metric([role], count)
    return family


def _counts(name: str, text: str, label: str, counted: Counter[str]) -> Metric:
    return _pairs(name, text, (label,), [((key,), n) for key, n in counted.items()])


def _pairs(
    name: str,
    text: str,
    labels: tuple[str, ...],
    counted: Iterable[tuple[tuple[str, ...], int]],
) -> Metric:
    family = CounterMetricFamily(name, text, labels=labels)
    for values, count in sorted(counted):
        family.add_metric(values, count)
    return family


def _spans(name: str, text: str, spans: Histogram) -> Metric:
    bounds = [*(f"{bound}" for bound in spans.bounds_s), "+Inf"]
    steps = list(zip(bounds, (float(n) for n in accumulate(spans.counts)), strict=True))
    return HistogramMetricFamily(name, text, buckets=steps, sum_value=spans.total_us / 1_000_000)
