import type { ComponentProps } from "react";
import { roles } from "@app/domain/enums.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { Marked } from "@app/ui/value/marked.tsx";
import { roleName } from "../../shared/text/format.ts";
import { resultKinds } from "./result-kinds.ts";
import type { SearchResultRowFragment } from "./search.generated.ts";
import css from "./result-item.module.css";

/** One line of the results, or of what stands in their place. */
export function ResultLine(props: ComponentProps<"li">) {
  return <li {...props} className={css.resultLine} />;
}

const role = (description: string) => roles.find((one) => one === description);

interface ResultItemProps {
  result: SearchResultRowFragment;
  query: string;
  onOpen: () => void;
}

/** Somebody or something that was found; a link where the viewer has a page for it. */
export function ResultItem({ result: { title, description, kind, url }, query, onOpen }: ResultItemProps) {
  const { icon: Icon } = resultKinds[kind];
  const ofStaff = kind === "STAFF" ? role(description) : undefined;
  const name = <Marked text={title} search={query} />;
  return (
    <ResultLine>
      {Icon ? (
        <span className={css.sign} aria-hidden="true">
          <Icon size={16} strokeWidth={2} />
        </span>
      ) : (
        <Avatar name={title} size={32} />
      )}
      <div>
        {url === null ? (
          <b>{name}</b>
        ) : (
          <RouteLink href={url} onClick={onOpen}>
            {name}
          </RouteLink>
        )}
        <p title={description}>{ofStaff ? roleName(ofStaff) : description}</p>
      </div>
    </ResultLine>
  );
}
