export default function EmbedThankYouRoute() {
  return <h1>embed-thank-you</h1>;
}
