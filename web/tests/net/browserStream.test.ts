import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserStream } from "../../src/net/browserStream";
import type { ClientMessage } from "../../src/protocol/messages";

const TABLE = new URL("http://cards.test/games/api/v1/tables/BCDF");
const HELLO: ClientMessage = { type: "hello", proto: 1, tokens: ["a-secret-of-a-seat"] };

interface Request {
  readonly path: string;
  readonly body: { stream?: string; messages?: ClientMessage[] };
  readonly answer: (status: number, said?: object) => Promise<void>;
}

let requests: Request[];
let sources: FakeEvents[];
let reported: (string | number)[];
let stream: BrowserStream;

class FakeEvents extends EventTarget {
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isOpen = true;

  constructor(readonly url: string) {
    super();
    sources.push(this);
  }

  close(): void {
    this.isOpen = false;
  }
}

function fakeFetch(url: string, { body }: { body: string }): Promise<Response> {
  return new Promise((resolve) => {
    requests.push({
      path: new URL(url).pathname,
      body: JSON.parse(body) as Request["body"],
      answer: async (status, said = {}) => {
        resolve(new Response(JSON.stringify(said), { status }));
        await new Promise(setImmediate);
      },
    });
  });
}

function request(at: number): Request {
  const one = requests[at];
  if (one === undefined) throw new Error(`nothing was asked the ${at}th time`);
  return one;
}

function events(): FakeEvents {
  const [source] = sources;
  if (source === undefined) throw new Error("no events were opened");
  return source;
}

beforeEach(async () => {
  [requests, sources, reported] = [[], [], []];
  vi.stubGlobal("fetch", fakeFetch);
  vi.stubGlobal("EventSource", FakeEvents);
  stream = new BrowserStream(TABLE, {
    opened: () => reported.push("opened"),
    said: (text) => reported.push(String(text)),
    closed: (code) => reported.push(code),
  });
  await Promise.resolve();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function opened(): Promise<void> {
  stream.send(HELLO);
  await request(0).answer(201, { events: "once", say: "always" });
}

describe("BrowserStream", () => {
  it("asks by its hello, and keeps the seat's secret out of every address", async () => {
    expect(reported).toEqual(["opened"]);
    await opened();
    expect(request(0).path).toBe("/games/api/v1/tables/BCDF/events");
    expect(request(0).body).toEqual(HELLO);
    expect(events().url).toBe(`${TABLE.href}/events?stream=once`);
  });

  it("hands on what the events say, and the code of their end", async () => {
    await opened();
    events().onmessage?.({ data: "words" });
    events().dispatchEvent(new MessageEvent("close", { data: "4009 replaced" }));
    expect(reported).toEqual(["opened", "words", 4009]);
    expect(events().isOpen).toBe(false);
  });

  it("says everything urgent at once, and one watermark after the other", async () => {
    await opened();
    for (let free = 1; free <= 3; free += 1) {
      stream.send({ type: "watermark", flip: 1, free_us: free });
    }
    stream.send({ type: "pong", n: 7, client_us: 1 });
    stream.send({ type: "flip", action_id: "a", seat: 0 });
    const types = (): unknown[] => requests.slice(1).map(({ body }) => body.messages?.[0]);
    expect(types()).toEqual([
      { type: "watermark", flip: 1, free_us: 1 },
      { type: "pong", n: 7, client_us: 1 },
      { type: "flip", action_id: "a", seat: 0 },
    ]);
    expect(request(1).body.stream).toBe("always");
    await request(1).answer(202);
    expect(types().at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 3 });
    await request(4).answer(202);
    expect(requests).toHaveLength(5);
  });

  it.each([404, 429, 500])("is over when a request is answered by %i", async (status) => {
    await opened();
    stream.send({ type: "visible", visible: true });
    await request(1).answer(status);
    expect(reported).toEqual(["opened", 1006]);
    expect(events().isOpen).toBe(false);
  });

  it("is over when the hello is refused or the events break", async () => {
    stream.send(HELLO);
    await request(0).answer(404);
    expect(reported).toEqual(["opened", 1006]);
    expect(sources).toEqual([]);
  });

  it("does not come back by itself with a secret that is used up", async () => {
    await opened();
    events().onerror?.();
    expect(events().isOpen).toBe(false);
    expect(reported).toEqual(["opened", 1006]);
  });

  it("opens no events when it was closed before they were granted", async () => {
    stream.send(HELLO);
    stream.close();
    await request(0).answer(201, { events: "once", say: "always" });
    expect(sources).toEqual([]);
    expect(reported).toEqual(["opened"]);
  });
});
