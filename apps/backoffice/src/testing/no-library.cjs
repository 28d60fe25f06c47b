const why =
  'A test of the shell loads no library of a domain but its manifest (`fakeScreens`): a change of one would have to run it again. What needs theirs is in each-screen.';

// The shell says of code that does not come only that it did not.
console.error(why);
throw new Error(why);
