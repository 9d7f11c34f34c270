export default function ThankYouRoute() {
  return <h1>thank-you</h1>;
}
