import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import { OrderStatus } from "../management/demo-status.tsx";
import { CustomerName } from "../management/customer-name.tsx";
import { orderPath } from "../management/management-paths.ts";
import { Pounds } from "../pounds.tsx";
import { ProjectStatus } from "../projects/project-status.tsx";
import { projectPath } from "../projects/projects-paths.ts";
import type { Shown } from "./dashboard-page.tsx";

export const OrderLines = ({ orders }: Pick<Shown, "orders">) => (
  <LineList>
    {orders.map(({ id, number, customerName, totalAmount, placedAt, status }) => (
      <li key={id}>
        <p>
          <TextLink href={orderPath(id)}>{number}</TextLink>
          <small>
            {customerName} · <Pounds amount={totalAmount} /> · <When value={placedAt} />
          </small>
        </p>
        <OrderStatus status={status} />
      </li>
    ))}
  </LineList>
);

export const ProjectLines = ({ projects }: Pick<Shown, "projects">) => (
  <LineList>
    {projects.map(({ id, name, category, endsOn, status }) => (
      <li key={id}>
        <p>
          <TextLink href={projectPath(id)}>{name}</TextLink>
          <small>
            {category} · until <Day value={endsOn} />
          </small>
        </p>
        <ProjectStatus status={status} />
      </li>
    ))}
  </LineList>
);

export const ProductLines = ({ products }: Pick<Shown, "products">) => (
  <LineList>
    {products.map(({ name, soldCount, incomeAmount }) => (
      <li key={name}>
        <p>
          {name}
          <small>{numberOf(soldCount)} sold</small>
        </p>
        <Pounds amount={incomeAmount} />
      </li>
    ))}
  </LineList>
);

export const ActivityLines = ({ activities }: Pick<Shown, "activities">) => (
  <LineList>
    {activities.map(({ id, customerId, customerName, text, createdAt }) => (
      <li key={id}>
        <p>
          <CustomerName id={customerId} name={customerName} />
          <small>
            {text} <When value={createdAt} />
          </small>
        </p>
      </li>
    ))}
  </LineList>
);

export const ReferralLines = ({ referrals }: Pick<Shown, "referrals">) => (
  <LineList>
    {referrals.map(({ id, name, visitCount }) => (
      <li key={id}>
        <p>{name}</p>
        {numberOf(visitCount)}
      </li>
    ))}
  </LineList>
);

export const TaskLines = ({ tasks }: Pick<Shown, "tasks">) => (
  <LineList>
    {tasks.map(({ id, title, dueOn, isDone }) => (
      <li key={id}>
        <p>
          {title}
          <small>
            {isDone ? (
              "Done"
            ) : (
              <>
                By <Day value={dueOn} />
              </>
            )}
          </small>
        </p>
      </li>
    ))}
  </LineList>
);
