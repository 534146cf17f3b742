/** House rules as the server tells of them: questions with their answers, and what is chosen. */

export type Setting = string | number | boolean | readonly string[];
export type Rules = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly label: string;
  readonly sets: Readonly<Record<string, Setting>>;
}

export interface Item {
  readonly label: string;
  readonly item: string;
}

/** One question: one of the choices is the answer, or some of the items are. */
export interface Question {
  readonly field: string;
  readonly label: string;
  readonly about: string;
  readonly choices: readonly Choice[];
  readonly items: readonly Item[];
  readonly least: number;
  readonly most: number;
}

export interface Subject {
  readonly key: string;
  readonly title: string;
  readonly settings: readonly Question[];
}

export interface Form {
  readonly language: string;
  readonly presets: readonly {
    readonly name: string;
    readonly title: string;
    readonly about: string;
  }[];
  readonly front: readonly Question[];
  readonly subjects: readonly Subject[];
}

/** A setting that is not as its preset has it. */
export interface Changed {
  readonly field: string;
  readonly rule: string;
  readonly now: string;
  readonly preset: string;
}

/** Rules that can be played, and what the reader should know of them. */
export interface Chosen {
  readonly rules: Rules;
  readonly settings: Readonly<Record<string, Setting>>;
  readonly changed: readonly Changed[];
  /** Settings that change nothing beside the others. */
  readonly idle: readonly string[];
  /** What had to follow the last choice, a line each. */
  readonly followed: readonly string[];
  readonly offer: { readonly sets: Rules; readonly lines: readonly string[] } | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly items: Readonly<Record<string, string>>;
  /** How long a game takes, a line for each of some numbers of players. */
  readonly lengths: readonly string[];
}

export interface Sheet {
  readonly language: string;
  readonly title: string;
  readonly sections: readonly {
    readonly key: string;
    readonly title: string;
    readonly sentences: readonly { readonly key: string; readonly text: string }[];
  }[];
}
