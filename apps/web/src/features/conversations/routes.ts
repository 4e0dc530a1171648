import type { AppRoute } from "../../shared/page/app-route.ts";

export const conversationsRoutes: readonly AppRoute[] = [
  {
    path: "/app/conversation-practices",
    access: "signed-in",
    needs: "conversations:read",
    title: "Conversation practices",
    lazy: () => import("./list/conversations-list.lazy.ts"),
  },
  {
    path: "/app/conversation-practices/create",
    access: "signed-in",
    needs: "conversations:write",
    title: "Add conversation practice",
    menu: "/app/conversation-practices",
    lazy: () => import("./form/create-conversation.lazy.ts"),
  },
  {
    path: "/app/conversation-practices/edit/:id",
    access: "signed-in",
    needs: "conversations:write",
    title: "Conversation practice",
    menu: "/app/conversation-practices",
    lazy: () => import("./form/edit-conversation.lazy.ts"),
  },
  {
    path: "/app/conversation-practices/preview/:id",
    access: "signed-in",
    needs: "conversations:read",
    title: "Conversation preview",
    menu: "/app/conversation-practices",
    lazy: () => import("./preview/preview-conversation.lazy.ts"),
  },
];
