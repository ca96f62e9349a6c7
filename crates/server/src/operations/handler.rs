//! Handlers that describe their arguments and answers.

use super::{description::Description, gives::Gives, takes::Takes};

/// A function whose arguments and answer describe themselves. `D` distinguishes functions of different arity.
pub(crate) trait Described<D> {
    fn describe(description: &mut Description<'_>);
}

macro_rules! described {
    ($($argument:ident)*) => {
        impl<F, Fut, R, $($argument),*> Described<($($argument,)*)> for F
        where
            F: Fn($($argument),*) -> Fut,
            Fut: Future<Output = R>,
            R: Gives,
            $($argument: Takes,)*
        {
            fn describe(description: &mut Description<'_>) {
                $($argument::describe(description);)*
                R::describe(description);
            }
        }
    };
}

described!();
described!(A);
described!(A B);
described!(A B C);
described!(A B C D);
described!(A B C D E);
described!(A B C D E G);
described!(A B C D E G H);
