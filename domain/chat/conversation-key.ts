/** Browser storage key of the conversation (conversation.ts). */
export const CONVERSATION_KEY = 'chat_conversation';
