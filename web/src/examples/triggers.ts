/** Cards on which a trigger is live, as they come one after the other. */

const FIXED: Readonly<Record<string, readonly string[]>> = {
  double: ["8C", "5H", "5S"],
  top_bottom: ["5H", "8C", "7S", "5D"],
  marriage: ["3C", "QS", "KD"],
  divorce: ["KS", "3H", "QD"],
  tens: ["QC", "3H", "7S"],
  joker: ["4H", "9D", "X1"],
};
const BETWEEN = ["7S", "9C", "2H"];
const RUN = ["5H", "6S", "7D", "8C", "9H"];
const WRAPPED = ["JD", "QS", "KD", "AH", "2C"];
const FLUSH = ["2H", "9H", "KH", "5H", "7H"];
const ACES_VALUE = 1;

/** Faces, the lowest first; the last one makes the pile slappable. */
export function facesOf(spec: string): readonly string[] {
  const [name = "", detail = "", wraps] = spec.split(":");
  const number = Number(detail);
  switch (name) {
    case "rank":
      return ["4C", "9H", `${detail.split("/")[0] ?? "J"}S`];
    case "sandwich":
      return ["5H", ...BETWEEN.slice(0, number || 1), "5D"];
    case "sum":
      return ["KC", ...summands(number)];
    case "run":
      return wraps ? WRAPPED.slice(-number) : RUN.slice(0, number);
    case "flush":
      return ["8S", ...FLUSH.slice(0, number)];
    default:
      return FIXED[name] ?? ["4C", "9H", "JS"];
  }
}

/** Two number cards of this sum. */
function summands(sum: number): readonly string[] {
  const high = Math.min(sum - ACES_VALUE, 10);
  const low = sum - high;
  return [`${low === ACES_VALUE ? "A" : low}H`, `${high === ACES_VALUE ? "A" : high}S`];
}
