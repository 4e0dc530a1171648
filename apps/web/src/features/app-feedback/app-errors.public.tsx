import { Card } from "@app/ui/detail/card.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { AppErrorsOfDocument } from "./app-feedback.generated.ts";
import { appFeedbackPath } from "./app-feedback.kind.ts";

/** What users of the app say is wrong with a piece of content, and nobody has seen to; it does not keep it from being published. */
export function AppErrors({ id }: { id: string }) {
  const mayRead = useCan()("appFeedback:read");
  const { data } = useQuery(AppErrorsOfDocument, {
    variables: { id },
    skip: !mayRead,
    fetchPolicy: "cache-and-network",
  });
  const errors = data?.page?.items ?? [];
  if (errors.length === 0) return null;
  return (
    <Card title="Reported in the app">
      <LineList>
        {errors.map((error) => (
          <li key={error.id}>
            <TextLink href={`${appFeedbackPath}?view=${error.id}`}>{error.body}</TextLink>
            <small>
              <Day value={error.createdAt} />
            </small>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
