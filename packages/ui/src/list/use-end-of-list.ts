import { useEffect, useEffectEvent } from "react";
import { toast } from "../feedback/toasts.tsx";
import type { ListRow } from "./list-column.ts";
import type { ListPageProps } from "./list-props.ts";

/**
 * Goes from beyond the last page to the last page, and says so. An old link may lead there after rows were archived.
 */
export function useEndOfList<Row extends ListRow>(props: ListPageProps<Row>): void {
  const { rows, total = 0, loading = false, error, state, onChange } = props;
  const { page, size } = state;
  const isBeyond = page > 1 && rows?.length === 0 && !loading && !error;
  // With an estimated total the last page may not exist either; each step goes lower.
  const last = Math.max(1, Math.min(page - 1, Math.ceil(total / size)));

  const goBack = useEffectEvent(() => {
    toast.info(`There is no page ${page}. This is the last page.`);
    onChange({ page: last }, { replace: true });
  });

  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond, last]);
}
