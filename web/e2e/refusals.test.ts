import { expect, test } from "vitest";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

interface Said {
  readonly status: number;
  readonly body: Record<string, string>;
}

/** Ask the API as a program would. */
async function ask(path: string, body: object): Promise<Said> {
  const url = `http://127.0.0.1:${house.stage.port}/api/v1/${path}`;
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

test.each([
  ["an unknown code", "bcdf", /^No table BCDF\. Check the four letters/],
  ["what is no code", "hello!", /^“hello!” is not a table code\. It has four letters/],
])(
  "check 4: %s is kept in the box, explained beside it, and the box keeps the focus",
  async (_, typed, why) => {
    const visitor = await house.visitor();
    visitor.forgive(/404/);
    const { page } = visitor;
    const box = page.getByLabel("Got a table code?");
    await box.fill(typed);
    await box.press("Enter");
    await page.getByRole("alert").filter({ hasText: why }).waitFor();
    const state = await box.evaluate((input: HTMLInputElement) => ({
      typed: input.value,
      described: document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
      invalid: input.getAttribute("aria-invalid"),
      focused: document.activeElement === input,
    }));
    expect(state).toMatchObject({ typed, invalid: "true", focused: true });
    expect(state.described).toMatch(why);
  },
);

test("check 4: the whole link of a table may be pasted instead of its code", async () => {
  const { code } = await house.stage.openTable();
  const { page } = await house.visitor();
  await page.getByLabel("Got a table code?").fill(`  http://example.test/x/${code}?from=chat `);
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("button", { name: "Sit down" }).waitFor();
});

test("check 3: where only this computer could open the table there is no QR code, and it says why", async () => {
  const { page } = await house.visitor();
  await page.goto(`http://127.0.0.1:${house.stage.port}/`);
  await page.getByRole("button", { name: "New table" }).click();
  await page.getByText("No phone can reach this server yet.").waitFor();
  expect(await page.locator(".invite__qr").count()).toBe(0);
});

test("the address of a table that is not there leads home, with its code in the box", async () => {
  const visitor = await house.visitor({ path: "BCDF" });
  visitor.forgive(/404|WebSocket/);
  const { page } = visitor;
  const box = page.getByLabel("Got a table code?");
  await page.getByText("No table BCDF.").waitFor();
  expect(await box.inputValue()).toBe("BCDF");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a full table says so and offers no seat, and the API says what to do", async () => {
  const { code } = await house.stage.openTable({ rules: { max_players: 2 } });
  await ask(`tables/${code}/seats`, {});
  await ask(`tables/${code}/seats`, {});
  const { page } = await house.visitor({ path: code });
  await page.getByText("All seats are taken. You can watch this game").waitFor();
  expect(await page.getByRole("button", { name: "Sit down" }).count()).toBe(0);
  const third = await ask(`tables/${code}/seats`, {});
  expect(third.status).toBe(409);
  expect(third.body).toEqual({
    code: "table_full",
    message: "All seats of this table are taken.",
    hint: "Watch this game, or open another table.",
  });
});

test("a seat that was lost to somebody quicker is told with what to do", async () => {
  const { code } = await house.stage.openTable({ rules: { max_players: 2 } });
  const visitor = await house.visitor({ path: code });
  visitor.forgive(/409/);
  const { page } = visitor;
  await page.route("**/seats", async (route) => {
    await ask(`tables/${code}/seats`, {});
    await ask(`tables/${code}/seats`, {});
    await route.continue();
  });
  await page.getByRole("button", { name: "Sit down" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "All seats of this table are taken. Watch this game, or open another" })
    .waitFor();
});

test("a name that somebody has is refused where it is typed, and another one is taken", async () => {
  const { code } = await house.stage.openTable({ options: { names: "typed" } });
  expect((await ask(`tables/${code}/seats`, { name: "Ada" })).status).toBe(201);
  const second = await ask(`tables/${code}/seats`, { name: "ada" });
  expect(second.status).toBe(409);
  expect(second.body).toEqual({
    code: "name_taken",
    message: "Somebody at this table already has this name.",
    hint: "Choose another name.",
  });
  const player = await house.guest({ code });
  await player.button("Seats and host").click();
  const field = player.page.getByRole("dialog").getByLabel(/^Name of (?!Ada)/);
  await field.fill("ada");
  await field.press("Enter");
  const why = player.page.getByRole("dialog").getByRole("alert");
  await why.filter({ hasText: "Somebody here has that name already. Choose another." }).waitFor();
  expect(await field.inputValue()).toBe("ada");
  await field.fill("Grace");
  await field.press("Enter");
  await player.page.getByLabel("Name of Grace").waitFor();
  expect(await why.count()).toBe(0);
});

test("what the host asked for in the dialog is refused in the dialog", async () => {
  const { code, host_token } = await house.stage.openTable();
  // Two presses come before the first answer.
  const port = await house.stage.road(150);
  const host = await house.guest({ code: `${code}#host=${host_token}` }, { port });
  expect((await ask(`tables/${code}/seats`, {})).status).toBe(201);
  await host.button("Seats and host").click();
  const dialog = host.page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Remove / }).click();
  await dialog.getByRole("button", { name: /^Really remove/ }).dblclick();
  await dialog.getByRole("alert").filter({ hasText: "Nobody sits there any more." }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(await host.page.getByText("Nobody sits there any more.").count()).toBe(0);
});

test("a rule that cannot be is refused with its field, its value and what would be right", async () => {
  const said = await ask("tables", { rules: { preset: "classic", min_cover_ms: -5 } });
  expect(said.status).toBe(422);
  expect(said.body).toMatchObject({ code: "bad_rule", field: "min_cover_ms" });
  expect(said.body["message"]).toContain("min_cover_ms cannot be -5");
  expect(said.body["hint"]).toMatch(/0.*3.?000/);
});

test("an old browser is told which newer ones will do", async () => {
  const visitor = await house.visitor();
  visitor.forgive(/toSorted/);
  const { page } = visitor;
  const notice = page.getByText("This browser is too old for Slapjack");
  expect(await notice.isVisible()).toBe(false);
  await page.addInitScript(() => {
    delete (Array.prototype as { toSorted?: unknown }).toSorted;
  });
  await page.reload();
  await notice.waitFor();
  await page
    .getByText(/Please update it, or open the same address in a newer one: Chrome/)
    .waitFor();
});
