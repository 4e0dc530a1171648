import { useSearchParams } from "react-router-dom";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { LessonFilterNamesDocument } from "./filter-names.generated.ts";

/** What the course and the customer are called that a link filters the list by, so that the filter says who is meant. */
export function useFilterNames() {
  const [params] = useSearchParams();
  const [courseId, customerId] = [params.get("courseId") ?? "", params.get("customerId") ?? ""];
  const { data } = useQuery(LessonFilterNamesDocument, {
    variables: { courseId, customerId, ofCourse: courseId !== "", ofCustomer: customerId !== "" },
    skip: courseId === "" && customerId === "",
  });
  const { course, customer } = data ?? {};
  return {
    courseId: course ? [{ value: course.id, label: course.confirmedNumber }] : [],
    customerId: customer ? [{ value: customer.id, label: customer.name }] : [],
  };
}
