/**
 * Rules while somebody chooses them. The server tells what each choice makes of the others; until
 * it does the choice itself is shown, and the next one waits.
 */

import type { Api } from "../net/api";
import { failureOf, type Failure } from "../net/failure";
import type { Choice, Chosen, Form, Item, Question, Rules, Setting } from "../net/houseRules";
import { presetOf } from "./ruleset";

export class Draft {
  form = $state.raw<Form | null>(null);
  chosen = $state.raw<Chosen | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** What was pressed and not answered yet. */
  #pressed = $state.raw<Readonly<Record<string, Setting>>>({});
  /** What the rules were before each choice. */
  #before = $state.raw<readonly Rules[]>([]);
  #line: Promise<void> = Promise.resolve();
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  get rules(): Rules | null {
    return this.chosen?.rules ?? null;
  }

  get preset(): string {
    return presetOf(this.rules ?? {});
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** Every setting as it is now, a press not yet answered included. */
  get settings(): Readonly<Record<string, Setting>> {
    return { ...this.chosen?.settings, ...this.#pressed };
  }

  /** Ask for all words in the reader's language, for these rules or those that stand. */
  begin(rules: Rules): Promise<void> {
    return this.#next(async () => {
      const [form, chosen] = await Promise.all([
        this.#api.ruleForm(),
        this.#api.chooseRules(this.rules ?? rules),
      ]);
      this.form = form;
      this.chosen = chosen;
    });
  }

  /** Begin anew from a preset. */
  startFrom(preset: string): Promise<void> {
    return this.#put(() => ({ preset }));
  }

  choose({ sets }: { readonly sets: Rules }, chosen?: string): Promise<void> {
    this.#pressed = { ...this.#pressed, ...(sets as Choice["sets"]) };
    return this.#put((rules) => ({ ...rules, ...sets }), chosen ?? Object.keys(sets)[0]);
  }

  /** Put an item into the list or take it out; nothing where the list would be too short or long. */
  toggle(question: Question, item: string): Promise<void> {
    const now = itemsOf(this.settings[question.field]);
    const then = now.includes(item) ? now.filter((one) => one !== item) : [...now, item];
    const list = listOf(then);
    if (list.length < question.least || list.length > question.most) return Promise.resolve();
    return this.choose({ sets: { [question.field]: list } });
  }

  undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (last === undefined) return Promise.resolve();
    return this.#next(async () => {
      this.chosen = await this.#api.chooseRules(last);
      this.#before = this.#before.slice(0, -1);
    });
  }

  #put(change: (rules: Rules) => Rules, chosen?: string): Promise<void> {
    return this.#next(async () => {
      const rules = this.rules ?? {};
      this.chosen = await this.#api.chooseRules(change(rules), chosen);
      this.#before = [...this.#before, rules];
    });
  }

  #next(act: () => Promise<void>): Promise<void> {
    this.#line = this.#line.then(act).then(
      () => this.#answered(null),
      (error: unknown) => this.#answered(failureOf(error)),
    );
    return this.#line;
  }

  #answered(failure: Failure | null): void {
    this.failure = failure;
    this.#pressed = {};
  }
}

/** Whether a choice is the answer now. */
export function isChosen(choice: Choice, settings: Readonly<Record<string, Setting>>): boolean {
  return Object.entries(choice.sets).every(([field, value]) => settings[field] === value);
}

/** A list of triggers with each rank for itself, as they are offered. */
export function itemsOf(list: Setting | undefined): readonly string[] {
  if (!Array.isArray(list)) return [];
  return (list as readonly string[]).flatMap((spec) =>
    spec.startsWith("rank:") ? ranksIn(spec).map((rank) => `rank:${rank}`) : [spec],
  );
}

/** The same list with all ranks in one, as rules have it. */
export function listOf(items: readonly string[]): readonly string[] {
  const ranks = items.filter((item) => item.startsWith("rank:")).flatMap(ranksIn);
  const others = items.filter((item) => !item.startsWith("rank:"));
  return ranks.length > 0 ? [`rank:${ranks.join("/")}`, ...others] : others;
}

/** The items of a question with those of the table that it does not offer. */
export function offered(question: Question, chosen: Chosen, whole: Question): readonly Item[] {
  const known = question.items.map(({ item }) => item);
  const strange = itemsOf(chosen.settings[question.field]).filter((item) => !known.includes(item));
  return [...question.items, ...strange.map((item) => labelled(item, chosen, whole))];
}

function labelled(item: string, chosen: Chosen, whole: Question): Item {
  const known = whole.items.find((one) => one.item === item);
  return known ?? { item, label: chosen.items[item] ?? item };
}

function ranksIn(spec: string): string[] {
  return spec.slice("rank:".length).split("/");
}
