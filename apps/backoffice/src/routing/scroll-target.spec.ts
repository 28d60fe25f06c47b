import { scrollTarget, type Arrival } from './scroll-target';

const arrival: Arrival = { first: false, kind: 'PUSH', hash: '', left: undefined, place: undefined };

describe('the scroll position on arrival', () => {
  it.each<[string, Partial<Arrival>, ReturnType<typeof scrollTarget>]>([
    ['at its top, after a navigation', {}, 0],
    ['at the element of a hash link', { hash: '#history' }, 'history'],
    ['at an element with an Arabic name', { hash: '#%D8%B3' }, 'س'],
    ['unchanged, where a hash has an invalid encoding', { hash: '#%' }, '%'],
    ['where it was left, after Back', { kind: 'POP', left: 640 }, 640],
    ['at its top, after Back to a page that was never scrolled', { kind: 'POP' }, 0],
    ['where its list was left, after a form', { place: 320 }, 320],
    ['where the browser puts it, when it is loaded', { first: true, kind: 'POP' }, undefined],
    ['at the element of its address, when it is loaded', { first: true, kind: 'POP', hash: '#main' }, 'main'],
  ])('is %s', (_, change, target) => {
    expect(scrollTarget({ ...arrival, ...change })).toBe(target);
  });
});
