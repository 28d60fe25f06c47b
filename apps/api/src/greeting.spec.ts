import { greeting } from './greeting';

describe('what the start prints last', () => {
  it('is the address, and with demo data who can sign in', () => {
    const text = greeting('http://localhost:4200', true);
    expect(text).toContain('http://localhost:4200\n');
    for (const email of ['admin@traveldesk', 'viewer@traveldesk', 'agent@nile', 'new@traveldesk'])
      expect(text).toContain(`${email}.example`);
    expect(text).toContain('Traveldesk-demo-2026\n');
  });

  it('names no sign-in without demo data', () => {
    expect(greeting('http://localhost:4200', false)).toBe(
      '\n  Traveldesk is ready: http://localhost:4200\n\n',
    );
  });
});
