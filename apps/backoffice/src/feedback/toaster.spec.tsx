import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { clearToast, showToast, useToast } from '@traveldesk/shared-web';
import { Toaster } from './Toaster';

function SharedTitle() {
  return <b>{useToast().title}</b>;
}

const open = () =>
  render(
    <>
      <Toaster />
      <SharedTitle />
    </>,
  );
const say = (title: string, status = true) => act(() => showToast({ title, status }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const cards = () => [screen.getByRole('status'), screen.getByRole('alert')];
const said = () => cards().map((region) => region.textContent);
const shared = () => document.querySelector('b')?.textContent;

describe('the toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    open();
  });
  afterEach(() => {
    act(clearToast);
    jest.useRealTimers();
  });

  it('is shown for 4000 ms, then its shared state is empty again', () => {
    expect(said()).toEqual(['', '']);
    say('Egypt was saved.');
    pass(3999);
    expect(said()).toEqual(['Egypt was saved.', '']);
    pass(1);
    expect(said()).toEqual(['', '']);
    expect(shared()).toBe('');
  });

  it('is green and polite for a success, red and at once for an error', () => {
    say('Saved.');
    expect(cards()[0]?.firstElementChild).toHaveClass('success');
    say('Refused.', false);
    expect(said()).toEqual(['', 'Refused.']);
    expect(cards()[1]?.firstElementChild).toHaveClass('error');
  });

  it('is shown for its whole time again when a newer one takes its place, though it says the same', () => {
    say('Saved.');
    pass(3000);
    say('Saved.');
    pass(3999);
    expect(said()).toEqual(['Saved.', '']);
    pass(1);
    expect(said()).toEqual(['', '']);
  });

  it('is dismissed by its button, and its shared state is empty', () => {
    say('Saved.');
    fireEvent.click(within(cards()[0] as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    expect(said()).toEqual(['', '']);
    expect(shared()).toBe('');
  });

  it('waits as long as the pointer is on it', () => {
    say('A sentence that takes its time.', false);
    const card = cards()[1]?.firstElementChild as Element;
    fireEvent.pointerEnter(card);
    pass(20_000);
    expect(said()[1]).not.toBe('');
    fireEvent.pointerLeave(card);
    pass(4000);
    expect(said()[1]).toBe('');
  });
});
