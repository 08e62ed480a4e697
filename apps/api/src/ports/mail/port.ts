/** What a message is about, in kebab-case: `forgot-password`. Goes into a mail's headers, for filters. */
export type MessageKind = Lowercase<string>;

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly kind: MessageKind;
  /** Of mails that come again and again: a press in the mail program sends a POST there and ends them (RFC 8058). */
  readonly stopUrl?: string;
  /** To somebody who was deleted: it is kept until it has left, and no longer. */
  readonly forget?: true;
}

export interface TextMessage {
  /** A phone number as `+` and digits. */
  readonly to: string;
  readonly text: string;
}

/** Throws a `DeliveryError` when the message cannot be handed on. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  /** Ends connections that wait for more messages; the next message opens new ones. */
  close?(): void;
}

export interface TextMessenger {
  send(message: TextMessage): Promise<void>;
  close?(): void;
}
