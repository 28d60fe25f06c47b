throw new Error(
  'A test of the shell loads no library of a domain (`fakeScreens`): a change of one would have to run it again. What needs theirs is in each-screen.',
);
