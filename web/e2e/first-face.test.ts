import { describe, expect, test } from "vitest";
import { DESKTOP, SMALL_PHONE } from "./browser";
import { facesSeen } from "./eyes";
import { usePlayhouse } from "./playhouse";
import { HOST } from "./stage";

const house = usePlayhouse();

describe.each([
  ["a small phone", SMALL_PHONE],
  ["a desktop", DESKTOP],
])("on %s, from a fresh profile", (_, size) => {
  test("check 1, check 21, job J3: one click on Play a bot shows a face within 4 s, from this origin alone", async () => {
    const { page, requests } = await house.visitor({ size });
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const clickedMs = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const clicked = (event: Event): void => resolve(event.timeStamp);
          document.addEventListener("click", clicked, { once: true, capture: true });
        }),
    );
    await page.getByRole("button", { name: "Play a bot" }).click();
    await expect.poll(async () => (await facesSeen(page))[0]?.shownMs).toBeTypeOf("number");
    const [first] = await facesSeen(page);
    expect(first?.card).toMatch(/^(10|[2-9AJQK])[SHDC]$/);
    expect((first?.shownMs ?? Infinity) - (await clickedMs)).toBeLessThan(4_000);
    const own = `${HOST}:${house.stage.port}`;
    expect(requests.filter((url) => new URL(url).host !== own)).toEqual([]);
    expect(requests.some((url) => url.startsWith("ws:"))).toBe(true);
  });
});
