/** What the framed form tells the page around it. */
export interface FramedFormMessage {
  /** Height of its content, px. */
  height?: number;
  /** A lead was taken. */
  sent?: true;
}
