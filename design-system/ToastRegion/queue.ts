/** The messages that wait to be shown, outside of React: whatever part of the app may add one. */
import type { ReactNode } from "react";

/** What a toast says. */
export interface ToastMessage {
  /** One short sentence. */
  text: string;
  /** Default "info". */
  tone?: "info" | "success" | "warning" | "error";
  /** A link or button, which must also be found elsewhere: a toast passes. */
  action?: ReactNode;
  /** Milliseconds until it goes; at least 5000 for a sentence; default: it stays until it is closed. */
  timeoutMs?: number;
}

/** A message with its place in the queue. */
export interface QueuedToast extends ToastMessage {
  /** Unique in its queue. */
  id: string;
}

/** Where the app puts messages, and a {@link ToastRegion} takes them from. */
export interface ToastQueue {
  /** Adds a message at the end; returns its identifier. */
  add: (message: ToastMessage) => string;
  /** Takes a message away, shown or not. */
  close: (id: string) => void;
  /** Calls the listener after each change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** The messages in order; the same array until something changes. */
  messages: () => readonly QueuedToast[];
}

/** An empty queue. Make one per app, in the browser. */
export const createToastQueue = (): ToastQueue => {
  let messages: readonly QueuedToast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedToast[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (message) => {
      last += 1;
      const id = `${last}`;
      change([...messages, { ...message, id }]);
      return id;
    },
    close: (id) => {
      if (messages.some((message) => message.id === id)) change(messages.filter((message) => message.id !== id));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    messages: () => messages,
  };
};
