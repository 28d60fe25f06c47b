import { greeting } from './greeting';
import { isLoopback } from './loopback';

const address = 'http://localhost:4200';
const here = '127.0.0.1';

describe('the last lines of a start', () => {
  it('name the address and, with demo data, the demo sign-ins', () => {
    const printed = greeting(address, { demoData: true, host: here });
    expect(printed).toContain(address);
    for (const email of ['admin', 'viewer', 'new'].map((name) => `${name}@traveldesk.example`)) {
      expect(printed).toContain(email);
    }
    expect(printed).toContain('agent@nile.example');
    expect(printed).toContain('Traveldesk-demo-2026');
    expect(printed).not.toContain('ANYBODY');
  });

  it('name no sign-in without demo data, whatever the address', () => {
    expect(greeting(address, { demoData: false, host: here })).not.toMatch(/@|password/);
    expect(greeting(address, { demoData: false, host: '0.0.0.0' })).not.toMatch(/@|password|ANYBODY/);
  });

  it('warn loudly if others can reach the demo sign-ins', () => {
    const printed = greeting(address, { demoData: true, host: '0.0.0.0' });
    expect(printed).toContain('ANYBODY WHO REACHES 0.0.0.0 CAN SIGN IN AS ADMINISTRATOR');
  });
});

it.each<[string, boolean]>([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.5', false],
  ['desk.nile.example', false],
])('%s is a loopback address: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
