import type { Message } from '../store/messages.ts';
import type { ChannelName } from '../words.ts';

export interface Channel {
  name: ChannelName;
  /** The addresses that each get a delivery of their own; one empty string for a channel with a single receiver. */
  recipients: string[];
  /** How long one try may take. The lease is longer. */
  timeoutMs: number;
  /** Throws a DeliveryError, or any other error, when the message was not accepted. */
  send(message: Message, recipient: string, signal: AbortSignal): Promise<void>;
}

/** A failure with a sentence for staff. */
export class DeliveryError extends Error {}
