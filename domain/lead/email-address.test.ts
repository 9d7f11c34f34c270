import { expect, test } from 'vitest';
import { isMailable } from './email-address.ts';
import { mailboxOf } from './same-person.ts';

test.each(['sam@example.com', "o'neil+tag@mail.example.co.uk"])(
  'a mail can go to %j',
  (address) => {
    expect(isMailable(address)).toBe(true);
  },
);

test.each([
  ...['sam@example', 'sam', 'sam@example.com, x@example.com', 'Sam <sam@example.com>'],
  ...['sam@exa mple.com', 'sam@[127.0.0.1]', 'sämi@example.com', 'a@b.co\r\nBcc: x@example.com'],
  `${'x'.repeat(250)}@example.com`,
])('no mail can go to %j', (address) => {
  expect(isMailable(address)).toBe(false);
});

test.each([
  ['Sam@Example.com', 'sam@example.com'],
  ['sam+ants+bees@example.com', 'sam@example.com'],
  ['s.a.m+1@googlemail.com', 'sam@gmail.com'],
  ['s.a.m@example.com', 's.a.m@example.com'],
  ['+sam@example.com', '+sam@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%j is the mailbox %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
