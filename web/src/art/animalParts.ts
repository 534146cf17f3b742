/**
 * Shapes that the animals share: all live in a box of 64 x 64 and come in two tones.
 *
 * Tone A is the paper figure (`currentColor`), tone B what is cut out of it (`--animal-cut`, the
 * page's ground where unset). Heads look straight at you and are symmetrical, so one side is drawn and mirrored.
 */

const CUT = "var(--animal-cut,var(--ground,#FFF4DC))";

/** Group in tone A; tone A is also what loose shapes get. */
export function cutOut(marks: string): string {
  return `<g fill="${CUT}" stroke="none">${marks}</g>`;
}

/** A line cut out of the figure. */
export function cutLine(path: string, width = 3): string {
  return line(path, width, CUT);
}

export function line(path: string, width = 3, ink = "currentColor"): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;
}

export function disc(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
}

/** An ellipse, turned by `lean` degrees about its own middle. */
export function oval(x: number, y: number, rx: number, ry: number, lean = 0): string {
  const turn = lean === 0 ? "" : ` transform="rotate(${lean} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turn}/>`;
}

export function shape(path: string): string {
  return `<path d="${path}"/>`;
}

/** The marks and their mirror image about the middle line. */
export function twice(marks: string): string {
  return `${marks}<g transform="matrix(-1 0 0 1 64 0)">${marks}</g>`;
}

/** A pair of open eyes, `apart` from the middle line. */
export function eyes(y: number, apart: number, size = 5): string {
  return twice(cutOut(disc(32 - apart, y, size)) + disc(32.6 - apart, y + 0.6, size * 0.55));
}

/** A pale muzzle with nose and smile; y is the nose. */
export function muzzle(y: number, wide: number, high: number): string {
  return (
    cutOut(oval(32, y + high * 0.55, wide, high)) +
    oval(32, y, 5, 3.6) +
    line(`M32 ${y}v5M26 ${y + 5}q3 4 6 0q3 4 6 0`, 2.2)
  );
}

/** Round ears with a pale inside. */
export function roundEars(x: number, y: number, r: number): string {
  return twice(disc(x, y, r) + cutOut(disc(x, y, r * 0.5)));
}

export function whiskers(y: number): string {
  return twice(cutLine(`M4 ${y - 4}L17 ${y}M3 ${y + 4}L16 ${y + 4}`, 1.8));
}
