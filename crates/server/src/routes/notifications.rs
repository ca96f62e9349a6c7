//! The routes of notifications.

use protocol::ProblemCode::NotFound;

use crate::{
    api::{doorbell, mail},
    operations::Operations,
};

/// Adds the routes.
pub(super) fn routes(operations: Operations) -> Operations {
    operations
        .group("notifications", "Notifications for people and bots when a match waits for them.")
        .get(
            "/api/notifications",
            ("about_notifications", "Returns the notification settings."),
            doorbell::about,
        )
        .fails(&[NotFound])
        .post("/api/notifications/push", ("add_push", "Turns on browser notifications."), doorbell::ring_here)
        .fails(&[NotFound])
        .delete(
            "/api/notifications/push",
            ("remove_push", "Turns off browser notifications for the requesting device."),
            doorbell::ring_no_more,
        )
        .fails(&[NotFound])
        .post(
            "/api/notifications/webhook",
            ("set_webhook", "Sets the webhook of the account."),
            doorbell::hook,
        )
        .fails(&[NotFound])
        .delete("/api/notifications/webhook", ("remove_webhook", "Removes the webhook."), doorbell::unhook)
        .fails(&[NotFound])
        .post(
            "/api/notifications/preferences",
            ("set_preferences", "Sets quiet hours and the reminder."),
            doorbell::wish,
        )
        .fails(&[NotFound])
        .post(
            "/api/notifications/mail",
            ("set_mail", "Sets the e-mail address, and sends it a link to confirm."),
            mail::set,
        )
        .fails(&[NotFound])
        .delete("/api/notifications/mail", ("remove_mail", "Removes the e-mail address."), mail::remove)
        .fails(&[NotFound])
        .get(
            "/mail/confirm/{token}",
            ("ask_to_confirm_mail", "Returns the page that confirms an e-mail address."),
            mail::ask_to_confirm,
        )
        .fails(&[NotFound])
        .post("/mail/confirm/{token}", ("confirm_mail", "Confirms an e-mail address."), mail::confirm)
        .fails(&[NotFound])
        .get(
            "/mail/stop/{token}",
            ("ask_to_stop_mail", "Returns the page that stops e-mails."),
            mail::ask_to_stop,
        )
        .fails(&[NotFound])
        .post("/mail/stop/{token}", ("stop_mail", "Stops e-mails to an address."), mail::stop)
        .fails(&[NotFound])
}
