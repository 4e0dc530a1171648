import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aPage, aSetting, aTemplate } from "../../testing/records.ts";
import { schema } from "../schema.ts";
import { SettingsSource } from "./settings.source.ts";

const run = (fakes: Fakes, source: string, variableValues: Record<string, unknown> = {}) =>
  graphql({ schema, source, variableValues, contextValue: contextFor("director", fakes) });

it("reads every page of what was set", async () => {
  const rows = Array.from({ length: 130 }, (_, n) => aSetting({ _id: `s${n}` }));
  const asked: string[] = [];
  const get = (path: string) => {
    asked.push(path);
    const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
    return Promise.resolve({ ...aPage(rows.slice((page - 1) * 100, page * 100)), total: rows.length });
  };
  const source = new SettingsSource({ get } as never);
  expect(await source.all()).toHaveLength(130);
  expect(asked).toHaveLength(2);
});

it.each([[12], [true], ["hold"], [["STRIPE", "BANK_TRANSFER"]], [null]])(
  "hands the value %j on as it is, and answers it so",
  async (value) => {
    const update = jest.fn(() => Promise.resolve(aSetting({ value })));
    const { data } = await run(
      { setting: { update } },
      `mutation ($value: FieldValue) { settingUpdate(id: "s1", version: 2, input: { value: $value, reason: "So" }) {
        setting { value } userErrors { message }
      } }`,
      { value },
    );
    expect(update).toHaveBeenCalledWith({ _id: "s1", version: 2, value, reason: "So" }, undefined);
    expect(data?.settingUpdate).toEqual({ setting: { value }, userErrors: [] });
  },
);

it("asks for templates in the server's terms, and answers closed lists in its own", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aTemplate()])));
  const { data } = await run(
    { template: { list } },
    `{ templates(filter: { search: "we", kind: [POD, WELCOME], active: true }, sort: CREATED_DESC) {
      items { id kind channel language }
    } }`,
  );
  expect(list).toHaveBeenCalledWith("page=1&pageSize=25&sort=-createdAt&q=we&kind=pod&kind=welcome&active=true");
  const first = { id: aTemplate()._id, kind: "WELCOME", channel: "EMAIL", language: "EN" };
  expect(data?.templates).toEqual({ items: [first] });
});
