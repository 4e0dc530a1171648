import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { contextFor } from "../../testing/context.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { schema } from "../schema.ts";
import { DemoSource } from "./demo.source.ts";

const customer = {
  ...{ _id: "c1", name: "Ada", email: "ada@shop.example", phone: null, city: "Leeds", country: "United Kingdom" },
  ...{ isVerified: true, orderCount: 2, spentAmount: 4200, createdAt: "2026-01-05T09:00:00.000Z" },
};
const run = (rest: object, source: string) =>
  graphql({
    schema,
    source,
    contextValue: contextFor("admin", { demo: new DemoSource(rest as unknown as RestV1) }),
  });

it("reads a customer out of the answer's wrapper", async () => {
  const get = jest.fn((_path: string) => Promise.resolve({ customer }));
  const { data, errors } = await run({ get }, '{ demoCustomer(id: "c1") { id name phone spentAmount } }');
  expect(errors).toBeUndefined();
  expect(get.mock.calls[0]?.[0]).toBe("/api/management/customers/c1");
  expect(data?.demoCustomer).toEqual({ id: "c1", name: "Ada", phone: null, spentAmount: 4200 });
});

it("is null for an order that is not there", async () => {
  const get = () => Promise.reject(UpstreamError.refused("v1", 404, "Order not found."));
  const { data, errors } = await run({ get }, '{ demoOrder(id: "gone") { id } }');
  expect([errors, data]).toEqual([undefined, { demoOrder: null }]);
});

it("sends the changed fields of a customer as the template's update", async () => {
  const send = jest.fn((_method: string, _path: string, _body: object) => Promise.resolve({ customer }));
  const { data } = await run(
    { send },
    'mutation { saved: demoCustomerUpdate(id: "c1", input: { city: "Leeds" }) { customer { city } userErrors { message } } }',
  );
  expect(send.mock.calls[0]?.slice(0, 3)).toEqual([
    "POST",
    "/api/management/customers/update",
    { customerId: "c1", update: { city: "Leeds" } },
  ]);
  expect(data?.saved).toEqual({ customer: { city: "Leeds" }, userErrors: [] });
});

it("gives the refusal of an email address at the form's field", async () => {
  const taken = "Email is already in use.";
  const send = () => Promise.reject(UpstreamError.refused("v1", 422, taken, { fields: { "update.email": taken } }));
  const { data } = await run(
    { send },
    'mutation { saved: demoCustomerUpdate(id: "c1", input: { email: "bo@shop.example" }) { userErrors { message path } } }',
  );
  expect(data?.saved).toEqual({ userErrors: [{ message: taken, path: ["email"] }] });
});
