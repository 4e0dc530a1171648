import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { mailsTo } from "../../../testing/mailbox.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import { EventSignal } from "../../../service/event-signal.ts";
import { keepSendingMail } from "./keep-sending-mail.ts";
import { smtpTransport, type MailTransport } from "./mail-transport.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let people = 0;
const invite = async () => {
  world.pass(1);
  const email = `person-${++people}@example.org`;
  const body = { firstname: "Ngọzị", lastname: "Obi", email, user_role: "admin" };
  await world.v1("post", "/admin/users", { as: "director", body });
  return email;
};
/** A mail server that refuses so many times before it takes mails. */
const failing = (times: number) => {
  const taken: string[] = [];
  const texts: string[] = [];
  let left = times;
  const transport: MailTransport = {
    send: ({ id, text }) => {
      texts.push(text);
      if (left-- > 0) return Promise.reject(new Error(`450 try later: ${text}`));
      taken.push(id);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return { transport, taken, texts };
};
const newest = async (email: string) => (await mailsTo(world, email))[0]!;

it("keeps a mail in the mailbox where there is no mail server", async () => {
  const email = await invite();
  expect(await newest(email)).toMatchObject({ status: "waiting", text: null, link: null });
  expect(await world.sendMail()).toEqual({ sent: 0, stored: 1, failed: 0 });
  const mail = await newest(email);
  expect(mail).toMatchObject({ status: "stored", subject: "You have been invited to the staff portal" });
  expect(mail.text).toContain("Hello Ngọzị,");
  expect(mail.text).toContain(mail.link!);
});

it("is read by super-admins alone", async () => {
  for (const as of ["director", "admin", "content-manager"] as const) {
    expect((await world.v1("get", "/admin/mails", { as })).status).toBe(403);
  }
});

it("writes no mail when what it tells of is not committed", async () => {
  const before = await world.rows("select 1 from mails");
  const body = { firstname: "A", lastname: "B", email: "admin@demo.test", user_role: "admin" };
  expect((await world.v1("post", "/admin/users", { as: "director", body })).status).toBe(422);
  expect(await world.rows("select 1 from mails")).toHaveLength(before.length);
});

it("tries again until the mail server takes it, later each time, and then forgets the link", async () => {
  const email = await invite();
  const { transport, taken } = failing(2);
  expect(await world.sendMail(transport)).toEqual({ sent: 0, stored: 0, failed: 1 });
  expect(await world.sendMail(transport)).toEqual({ sent: 0, stored: 0, failed: 0 });
  world.pass(1);
  await world.sendMail(transport);
  world.pass(4);
  expect(taken).toEqual([]);
  world.pass(1);
  await world.sendMail(transport);
  const mail = await newest(email);
  expect(taken).toEqual([mail._id]);
  expect(mail).toMatchObject({ status: "sent", attempts: 3, text: null, link: null, error: null });
  expect(await world.rows("select text, path from mails where id = $1", [mail._id])).toEqual([
    { text: null, path: null },
  ]);
});

it("gives up after two days and says why, without the link", async () => {
  const email = await invite();
  const { transport, texts } = failing(Infinity);
  for (let n = 0; n < 12; n++) {
    await world.sendMail(transport);
    world.pass(24 * 60);
    world.forgetTokens();
  }
  const mail = await newest(email);
  expect(mail).toMatchObject({ status: "failed", attempts: 9 });
  expect(mail.error).toMatch(/^450 try later/);
  const [, code = ""] = /code=(\S+)/.exec(texts[0] ?? "") ?? [];
  expect(code).not.toBe("");
  expect(mail.error).not.toContain(code);
  expect(world.lines.join()).not.toContain(code);
});

it("sends each mail once where two servers send at the same time", async () => {
  for (let n = 0; n < 5; n++) await invite();
  const { transport, taken } = failing(0);
  await Promise.all([world.sendMail(transport), world.sendMail(transport)]);
  expect(taken).toHaveLength(5);
  expect(new Set(taken).size).toBe(5);
});

it("hands mails to a real mail server as soon as they are committed", async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (part: Buffer) => (text += part.toString()));
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const transport = smtpTransport({ url, from: "Staff portal <portal@example.org>" });
  const signal = new EventSignal();
  const { database, clock, log, publicUrl, availability, files } = world;
  const sending = keepSendingMail({ database, clock, log, publicUrl, transport, availability, files }, signal);

  const email = await invite();
  signal.wake();
  while ((await newest(email)).status !== "sent") await new Promise(setImmediate);
  signal.close();
  await sending;
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));

  expect(received[0]).toContain(`To: ${email}`);
  expect(received[0]).toContain("From: Staff portal <portal@example.org>");
  expect(received[0]).toContain("activate-account/");
});
