import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { cutOff } from "./body-size.ts";

const failed: ErrorRequestHandler = (error: { status: number }, _request, response, _next) => {
  response.status(error.status).json({});
};

it("answers and cuts off bodies of which only a part arrives", async () => {
  const app = express();
  app.post("/", cutOff(1_000, 100), express.json(), (_request, response) => void response.json({}));
  app.use(failed);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const begin = () => {
    const sending = ask({
      port,
      method: "POST",
      headers: { "content-type": "application/json", "content-length": 100 },
    });
    sending.on("error", () => undefined).write('{"a":');
    return sending;
  };
  const halfSent = Array.from({ length: 20 }, begin);
  const answers = await Promise.all(halfSent.map((one) => once(one, "response") as Promise<[IncomingMessage]>));
  expect(answers.map(([{ statusCode }]) => statusCode)).toEqual(Array(20).fill(408));
  await Promise.all(halfSent.filter(({ destroyed }) => !destroyed).map((one) => once(one, "close")));
  const whole = begin();
  whole.end(`1${" ".repeat(93)}}`);
  const [{ statusCode }] = (await once(whole, "response")) as [IncomingMessage];
  expect(statusCode).toBe(200);
  server.closeAllConnections();
  server.close();
});
