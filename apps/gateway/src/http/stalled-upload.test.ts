import request from "supertest";
import { startGateway } from "../testing/gateway.ts";
import { startUpstream } from "../testing/upstream-server.ts";

it("ends an upload where the server has stopped moving", async () => {
  const silent = await startUpstream(() => "hang");
  const gateway = await startGateway({ v1Url: silent.url, v2Url: silent.url, uploadStalledMs: 100 });
  const form = request(gateway.url).post("/invoice-proof").field("code", "c0de");
  const { status, body } = await form.attach("file", Buffer.from("%PDF"), "receipt.pdf");
  expect([status, body]).toMatchObject([502, { errors: [{ message: "Network error" }] }]);
  await gateway.close();
  await silent.close();
});
