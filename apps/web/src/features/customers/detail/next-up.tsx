import { Card } from "@app/ui/detail/card.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { invoicePath, lessonPath } from "../../../shared/links/record-paths.ts";
import { TaskItem } from "../../tasks/customer-tasks.public.tsx";
import { CustomerNextDocument } from "./next-up.generated.ts";
import css from "./next-up.module.css";

/** "All 12 lessons", where more than those shown are to come. */
function More({ shown, total, tab, what }: { shown: number; total: number; tab: string; what: string }) {
  return total > shown ? <TextLink href={`?tab=${tab}`}>{`All ${total} ${what}`}</TextLink> : null;
}

/** What is next for a customer: lessons, what colleagues are to do, what is to be paid, and notes that were pinned. */
export function NextUp({ customerId }: { customerId: string }) {
  const { data, refetch } = useQuery(CustomerNextDocument, {
    variables: { id: customerId },
    fetchPolicy: "cache-and-network",
  });
  if (!data) return null;
  const { lessons, tasks, notes, unpaid } = data;
  const pinned = notes?.items.filter((note) => note.pinned) ?? [];
  return (
    <aside className={css.next} aria-label="What is next">
      {pinned.length > 0 ? (
        <Card title="Pinned notes" sunken>
          {pinned.map(({ id, text }) => (
            <p key={id} className={css.note}>
              {text}
            </p>
          ))}
        </Card>
      ) : null}
      {lessons ? (
        <Card
          title="Next lessons"
          action={
            <More shown={lessons.items.length} total={lessons.pageInfo.totalCount} tab="lessons" what="lessons" />
          }
        >
          {lessons.items.length === 0 ? <p>No lessons are booked.</p> : null}
          <LineList>
            {lessons.items.map(({ id, startAt, subject, learner, tutor }) => (
              <li key={id}>
                <p>
                  <TextLink href={lessonPath(id)}>
                    <When value={startAt} />
                  </TextLink>
                  <small>
                    {subject} · {learner?.name} with {tutor?.name}
                  </small>
                </p>
              </li>
            ))}
          </LineList>
        </Card>
      ) : null}
      {tasks && tasks.items.length > 0 ? (
        <Card
          title="To do"
          action={<More shown={tasks.items.length} total={tasks.pageInfo.totalCount} tab="tasks" what="tasks" />}
        >
          <LineList>
            {tasks.items.map((task) => (
              <TaskItem key={task.id} task={task} onDone={() => void refetch()} />
            ))}
          </LineList>
        </Card>
      ) : null}
      {unpaid && unpaid.items.length > 0 ? (
        <Card
          title="To be paid"
          action={
            <More shown={unpaid.items.length} total={unpaid.pageInfo.totalCount} tab="invoices" what="invoices" />
          }
        >
          <LineList>
            {unpaid.items.map(({ id, name, kind, currency, due, dueOn }) => (
              <li key={id}>
                <p>
                  <TextLink href={invoicePath(id, kind)}>{name}</TextLink>
                  <small>
                    <MoneyText currency={currency} amount={due} />
                    {dueOn ? (
                      <>
                        {" by "}
                        <Day value={dueOn} />
                      </>
                    ) : null}
                  </small>
                </p>
              </li>
            ))}
          </LineList>
        </Card>
      ) : null}
    </aside>
  );
}
