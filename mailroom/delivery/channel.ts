import type { ChannelName } from '../staff-words.ts';
import type { Message } from '../store/messages.ts';

export interface Channel {
  name: ChannelName;
  /** Addresses, each with its own delivery. A channel with a single receiver has one empty string. */
  recipients: string[];
  /** How long one try may take. The lease of a delivery lasts longer. */
  timeoutMs: number;
  /** Throws a DeliveryError, or any other error, when the message was not accepted. */
  send(message: Message, recipient: string, signal: AbortSignal): Promise<void>;
  /** Tells the receiver that another channel does not deliver. */
  alert?(text: string): Promise<void>;
}

/** A failure whose message is shown to staff. */
export class DeliveryError extends Error {
  /** How long the receiver wants the whole channel to wait. */
  pauseMs: number;

  constructor(message: string, pauseMs = 0) {
    super(message);
    this.pauseMs = pauseMs;
  }
}
