import { createServer } from "node:http";
import { readConfig } from "../config.ts";
import { answers } from "./bff-answers.ts";
import { askPooled } from "./upstreams.ts";
import { viewersBy } from "./viewers.ts";

/** A backend-for-frontend for just these five responses: all others are measured against it. */
const viewerOf = viewersBy(askPooled);

const server = createServer((request, response) => {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
  const send = (status: number, value: unknown) => {
    const body = JSON.stringify(value);
    response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    response.end(body);
  };
  const answer = answers[path];
  if (!answer) {
    send(404, { errors: [{ message: "Not found." }] });
    return;
  }
  viewerOf(request.headers.authorization)
    .then(({ user_role }) => {
      if (user_role === "") throw new Error("This person has no role.");
      return answer(new URLSearchParams(query), token);
    })
    .then(
      (data) => send(200, { data }),
      () => send(502, { errors: [{ message: "Something went wrong." }] }),
    );
});
server.keepAliveTimeout = 60_000;
server.listen(readConfig().port, "127.0.0.1");
