import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useQuery } from "../../../shared/page/use-query.ts";
import {
  ExamTreeLessonsDocument,
  ExamTreePartsDocument,
  type ExamTreePartsQuery,
  type TreeLessonFragment,
} from "./exam-tree.generated.ts";

type Subjects = NonNullable<ExamTreePartsQuery["exam"]>["subjects"];

const hasMore = ({ items, pageInfo }: { items: readonly unknown[]; pageInfo: { totalCount: number } }) =>
  pageInfo.totalCount > items.length;

const isCut = (subjects: Subjects): boolean =>
  hasMore(subjects) ||
  subjects.items.some(({ topics }) => hasMore(topics) || topics.items.some(({ sections }) => hasMore(sections)));

/** All that a whole exam is drawn from: its parts, and page after page of its lessons, as one question may ask only so much. */
export function useExamTree(examId: string, slug: string) {
  const client = useApolloClient();
  const parts = useQuery(ExamTreePartsDocument, { variables: { slug }, fetchPolicy: "cache-and-network" });
  const first = useQuery(ExamTreeLessonsDocument, {
    variables: { examId, number: 1 },
    fetchPolicy: "cache-and-network",
  });
  const firstPage = first.data?.page;
  const [rest, setRest] = useState<readonly TreeLessonFragment[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const pages = firstPage?.pageInfo.totalPages ?? 1;
    async function readOn() {
      const lessons: TreeLessonFragment[] = [];
      for (let number = 2; number <= pages && !leaving.signal.aborted; number += 1) {
        const { data, error } = await client.query({
          query: ExamTreeLessonsDocument,
          variables: { examId, number },
          fetchPolicy: "network-only",
        });
        if (!data?.page) throw new Error("The lessons could not be loaded.", { cause: error });
        lessons.push(...data.page.items);
        setRest([...lessons]);
      }
    }
    if (pages > 1)
      void readOn().then(
        () => setFailed(false),
        () => setFailed(!leaving.signal.aborted),
      );
    return () => leaving.abort();
  }, [client, examId, firstPage]);
  const exam = parts.data?.exam;
  return {
    /** Some lessons could not be loaded. */
    failed,
    /** The exam has more parts than one question may ask for; those with lessons are there all the same. */
    isCut: exam ? isCut(exam.subjects) : false,
    tree: exam && firstPage ? { subjects: exam.subjects.items, lessons: [...firstPage.items, ...rest] } : null,
    error: parts.error ?? first.error,
    refetch: async () => {
      await Promise.all([parts.refetch(), first.refetch()]);
    },
  };
}
