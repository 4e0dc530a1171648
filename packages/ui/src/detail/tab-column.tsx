import styled from "@emotion/styled";

/** What a tab of a detail page shows, in one width for all of them: nothing jumps from tab to tab. */
export const TabColumn = styled.div({ display: "grid", gap: 28, maxWidth: 620, alignContent: "start" });
