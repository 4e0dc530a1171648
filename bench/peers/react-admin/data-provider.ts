import type { DataProvider } from "react-admin";
import { firstPage, listQuery, oneQuery, token, type CurriculaPage, type Curriculum } from "../shared/curricula.ts";

async function ask<Data>(operationName: string, query: string, variables: object): Promise<Data> {
  const answer = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token()}` },
    body: JSON.stringify({ operationName, query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(" "));
  return data;
}

const refuse = () => Promise.reject(new Error("Nothing else is measured."));

/** Lists curricula and reads one: what is measured, and nothing else. */
export const dataProvider = {
  async getList(_resource: string, { pagination }: { pagination?: { page: number; perPage: number } }) {
    const page = pagination ? { number: pagination.page, size: pagination.perPage } : firstPage.page;
    const { items, pageInfo } = (await ask<CurriculaPage>("PeerList", listQuery, { ...firstPage, page })).page;
    return { data: items, total: pageInfo.totalCount };
  },
  async getOne(_resource: string, { id }: { id: string }) {
    return { data: (await ask<{ curriculum: Curriculum }>("PeerOne", oneQuery, { id })).curriculum };
  },
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} as unknown as DataProvider;
