import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { schema } from "../schema.ts";
import { contextFor } from "../../testing/context.ts";
import { aMessage, aPage } from "../../testing/records.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it.each([
  ["customerMessages", "customerId", "messages"],
  ["tutorMessages", "personId", "tutorMessages"],
])("asks for %s", async (field, argument, source) => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aMessage()])));
  const { data } = await graphql({
    schema,
    source: `{ ${field}(${argument}: "c1") { items { channel mailStatus author { name } } } }`,
    contextValue: contextFor("admin", { [source]: { list }, staffMember: { byIds: () => Promise.resolve([]) } }),
  });
  expect(list).toHaveBeenCalledWith("toPersonId=c1&page=1&pageSize=25");
  expect(plain(data)).toEqual({
    [field]: { items: [{ channel: "EMAIL", mailStatus: "SENT", author: null }] },
  });
});

it("sends the customer as the person it is for, and names them again where they are refused", async () => {
  const source = `mutation {
    messageCreate(input: { customerId: "c1", channel: PHONE, body: "Called." }) { message { id } userErrors { path } }
  }`;
  const create = jest.fn((_: object) => Promise.resolve(aMessage()));
  await graphql({ schema, source, contextValue: contextFor("admin", { messages: { create } }) });
  expect(create).toHaveBeenCalledWith({ toPersonId: "c1", channel: "phone", body: "Called." }, undefined);

  const refused = UpstreamError.refused("v2", 422, "Gone.", { fields: { toPersonId: "Gone." }, stale: null });
  const { data } = await graphql({
    schema,
    source,
    contextValue: contextFor("admin", { messages: { create: () => Promise.reject(refused) } }),
  });
  expect(plain(data)).toEqual({ messageCreate: { message: null, userErrors: [{ path: ["customerId"] }] } });
});
