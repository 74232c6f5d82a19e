import { testLook } from '../screens.ts';
import { test } from '../site-test';

// the workshop shows a picture that does not exist
test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource.*404|no-such-picture/));

testLook('/workshop');
