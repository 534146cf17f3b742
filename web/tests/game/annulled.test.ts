import { expect, it, vi } from "vitest";
import { Mirror } from "../../src/game/mirror.svelte";
import { rulesOf } from "../../src/game/ruleset";
import { startView } from "../../src/game/view";
import type { ServerMessage } from "../../src/protocol/messages";
import { BARE, lobby } from "./tables";

function come(void_flip: number | null): Mirror {
  const mirror = new Mirror({
    nowMs: () => 0,
    painted: vi.fn(),
    cleared: vi.fn(),
    live: vi.fn(),
    owns: vi.fn(),
    happened: vi.fn(),
  });
  const view = { ...startView(rulesOf({ preset: "classic" }), 2), pile: ["JS"], flips: 1 };
  const seen = { ...BARE, lobby: lobby(), view, void_flip };
  mirror.heard({ type: "snapshot", epoch: 1, seq: 1, ...seen } as ServerMessage, 0);
  return mirror;
}

it("a card that was annulled while nobody was here is said to be so, and no other", () => {
  expect(come(1).board.saying?.key).toBe("said-void");
  expect(come(null).board.saying).toBeNull();
});
