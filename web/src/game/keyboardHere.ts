/** The shared keyboard of each table that this page has shown. */

import { base } from "../net/here.svelte";
import { browserKeeper } from "../net/seats";
import { Keyboard } from "./keyboard.svelte";

const boards = new Map<string, Keyboard>();

export function keyboardAt(code: string): Keyboard {
  const known = boards.get(code);
  if (known !== undefined) return known;
  const board = new Keyboard(browserKeeper(), base.pathname, code);
  boards.set(code, board);
  return board;
}

/** Whether a key pressed now belongs to the table, and not to the browser, a dialog or a field. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest("input, select, textarea") == null;
}
