import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ExamTreePartsDocument, ExamTreeLessonsDocument, type TreeLessonFragment } from "./exam-tree.generated.ts";

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
  useEffect(() => {
    const leaving = new AbortController();
    const pages = firstPage?.pageInfo.totalPages ?? 1;
    async function readOn() {
      const lessons: TreeLessonFragment[] = [];
      for (let number = 2; number <= pages && !leaving.signal.aborted; number += 1) {
        const { data } = await client.query({
          query: ExamTreeLessonsDocument,
          variables: { examId, number },
          fetchPolicy: "network-only",
        });
        lessons.push(...(data?.page?.items ?? []));
        setRest([...lessons]);
      }
    }
    if (pages > 1) void readOn().catch(() => undefined);
    return () => leaving.abort();
  }, [client, examId, firstPage]);
  const exam = parts.data?.exam;
  return {
    tree: exam && firstPage ? { subjects: exam.subjects.items, lessons: [...firstPage.items, ...rest] } : null,
    error: parts.error ?? first.error,
    refetch: async () => {
      await Promise.all([parts.refetch(), first.refetch()]);
    },
  };
}
