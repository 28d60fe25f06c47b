import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { clearToast, showToast, useToast } from '@traveldesk/shared-web';
import { useState } from 'react';
import { Toaster } from './Toaster';

function SharedTitle() {
  return <b>{useToast().title}</b>;
}

/** A list of two items, one of which can be removed. */
function List() {
  const [items, setItems] = useState(['Egypt', 'Kenya']);
  return (
    <main>
      <h1 tabIndex={-1}>{'Countries'}</h1>
      <ul>
        {items.map((name) => (
          <li key={name}>
            <button onClick={() => setItems(['Kenya'])}>{name}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const open = () =>
  render(
    <>
      <List />
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
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
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

  it('is green and polite for a success, red and assertive for an error', () => {
    say('Saved.');
    expect(cards()[0]?.firstElementChild).toHaveClass('success');
    say('Refused.', false);
    expect(said()).toEqual(['', 'Refused.']);
    expect(cards()[1]?.firstElementChild).toHaveClass('error');
  });

  it('is shown for the full time again when a newer one replaces it, even with the same text', () => {
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

  it('undoes the change once', () => {
    const undo = jest.fn(() => Promise.reject(new Error('refused')));
    act(() => showToast({ title: 'Egypt was deleted.', status: true, undo }));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(said()).toEqual(['', '']);
  });

  describe('a toast with a button', () => {
    const undo = jest.fn(() => Promise.resolve());
    const offer = () => act(() => showToast({ title: 'Egypt was deleted.', status: true, undo }));
    const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' });
    const button = (name: string) => screen.getByRole('button', { name });
    const undoing = () => screen.queryByRole('button', { name: 'Undo' });
    beforeEach(() => undo.mockClear());

    it.each([
      ['to undo', { undo: () => Promise.resolve() }],
      ['to show who can', { permissions: ['add_users'] }],
    ])('stays for the 20 seconds of WCAG 2.2.1: %s', (_, offered) => {
      act(() => showToast({ title: 'Egypt was deleted.', status: true, ...offered }));
      pass(19_999);
      expect(said()[0]).toMatch(/^Egypt was deleted\./);
      pass(1);
      expect(said()).toEqual(['', '']);
    });

    it('is reached with F8, which it names, stays while it has the focus, and is left with F8', () => {
      button('Kenya').focus();
      offer();
      expect(button('Undo')).toHaveAttribute('aria-keyshortcuts', 'F8');
      expect(said()[0]).toContain('F8 jumps here');
      press();
      expect(button('Undo')).toHaveFocus();
      pass(60_000);
      expect(button('Undo')).toHaveFocus();
      press();
      expect(button('Kenya')).toHaveFocus();
      pass(20_000);
      expect(undoing()).not.toBeInTheDocument();
    });

    it.each(['Undo', 'Dismiss'])('returns the focus to the earlier element after %s', async (name) => {
      button('Kenya').focus();
      offer();
      press();
      fireEvent.click(button(name));
      await act(async () => undefined);
      expect(button('Kenya')).toHaveFocus();
      expect(undo).toHaveBeenCalledTimes(name === 'Undo' ? 1 : 0);
    });

    it('moves the focus to a replacement of that element, or to the head of the page', async () => {
      button('Egypt').focus();
      offer();
      press();
      fireEvent.click(button('Egypt'));
      fireEvent.click(button('Undo'));
      await act(async () => undefined);
      expect(button('Kenya')).toHaveFocus();
      act(() => button('Kenya').blur());
      offer();
      press();
      fireEvent.click(button('Undo'));
      await act(async () => undefined);
      expect(screen.getByRole('heading')).toHaveFocus();
    });

    it('does not receive a press meant for another, and leaves F8 to the browser where there is no toast', async () => {
      button('Kenya').focus();
      offer();
      press();
      offer();
      await act(async () => undefined);
      expect(button('Kenya')).toHaveFocus();
      act(clearToast);
      expect(press()).toBe(true);
    });
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
