import type { AppRoute } from "../../shared/page/app-route.ts";

export const conversationsRoutes: readonly AppRoute[] = [
  {
    path: "/app/conversation-practices",
    access: "signed-in",
    needs: "conversations:read",
    title: "Conversation practices",
  },
  {
    path: "/app/conversation-practices/create",
    access: "signed-in",
    needs: "conversations:write",
    title: "Add conversation practice",
  },
  {
    path: "/app/conversation-practices/edit/:id",
    access: "signed-in",
    needs: "conversations:write",
    title: "Edit conversation practice",
  },
  {
    path: "/app/conversation-practices/preview/:id",
    access: "signed-in",
    needs: "conversations:read",
    title: "Conversation preview",
  },
];
