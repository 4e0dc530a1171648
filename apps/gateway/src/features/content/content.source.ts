import { UpstreamError } from "../../errors/upstream-error.ts";
import type { GraphqlV1 } from "../../upstream/graphql-v1.ts";
import { arrayOf, recordOf } from "../../upstream/shape.ts";

/** An exam as the older server's GraphQL sends it; only what was asked for is there. */
export interface ExamRecord {
  _id: string;
  title: string;
  examSlug: string;
  description?: string | null;
  active: boolean;
  lessonCount: number;
  subjects: ExamSubjectRecord[];
}

export interface ExamSubjectRecord {
  _id: string;
  name: string;
  order: number;
  topicCount: number;
}

const exams = arrayOf(recordOf<Partial<ExamRecord>>({}));

/** The learning content. */
export class ContentSource {
  readonly #graphql: GraphqlV1;

  constructor(graphql: GraphqlV1) {
    this.#graphql = graphql;
  }

  /** `selection` in the older server's names, with its braces. */
  async exams(selection: string): Promise<ExamRecord[]> {
    const answer = await this.#graphql.query(`exams ${selection}`);
    if (!exams(answer)) throw UpstreamError.senseless("v1-graphql", "The exams are not a list.");
    // GraphQL itself holds both sides to the selection.
    return answer as ExamRecord[];
  }
}
