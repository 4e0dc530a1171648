import { gql, type TypedDocumentNode } from "@apollo/client";
import type { firstPage } from "../shared/curricula.ts";
import { listQuery, oneQuery, type CurriculaPage, type Curriculum } from "../shared/curricula.ts";

export const list: TypedDocumentNode<CurriculaPage, typeof firstPage> = gql(listQuery);
export const one: TypedDocumentNode<{ curriculum: Curriculum | null }, { id: string }> = gql(oneQuery);
